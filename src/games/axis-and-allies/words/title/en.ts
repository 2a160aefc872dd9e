const en = { name: 'Axis & Allies', edition: 'Revised edition, 2004' }
export default en
