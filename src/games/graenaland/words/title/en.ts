const en = { name: 'Graenaland' }
export default en
