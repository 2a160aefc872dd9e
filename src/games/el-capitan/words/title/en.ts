const en = { name: 'El Capitan' }
export default en
