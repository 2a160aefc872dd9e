const en = { name: 'A Game of Thrones: the Board Game', edition: 'First edition, 2003' }
export default en
