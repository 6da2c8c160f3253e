/** The desk has its own copy: a module that the shop's scripts have too would become a file of its own for shoppers. */
declare module '*/shrink-photo.ts?desk' {
  export { shrunk } from '#client/scripts/form/shrink-photo.ts'
}
