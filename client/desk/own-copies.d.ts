/** The desk has its own copies: a module that the shop's scripts have too would become a file of its own for shoppers. */
declare module '*/chosen-photos.ts?desk' {
  export { lookOf, putFiles, shrunk } from '#client/scripts/form/chosen-photos.ts'
}
declare module '*/drafts.ts?desk' {
  export { forgetDrafts, keepDraft, readDrafts } from '#client/scripts/form/drafts.ts'
}
