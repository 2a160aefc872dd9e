const en = { name: 'Mafia City' }
export default en
