export { byLanguage } from './language/by-language'
