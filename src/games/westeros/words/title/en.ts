const en = {
  first: { name: 'A Game of Thrones: the Board Game', edition: 'First edition, 2003' },
  second: { name: 'A Game of Thrones: the Board Game, second edition', edition: 'Second edition, 2011' },
}
export default en
