const en = {
  first: { name: 'A Game of Thrones: the Board Game', edition: 'First edition, 2003' },
  second: { name: 'A Game of Thrones: the Board Game', edition: 'Second edition, 2011', short: 'A Game of Thrones (2011)' },
}
export default en
