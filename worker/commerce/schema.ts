export * from './catalog/tables.ts'
export * from './cart/tables.ts'
