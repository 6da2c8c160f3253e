export { putInformation } from './import/content.ts'
export { standardPages } from './standard-pages/pages.ts'
