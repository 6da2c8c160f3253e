import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  driver: 'durable-sqlite',
  schema: './worker/commerce/**/tables.ts',
  out: './migrations/shop',
  casing: 'snake_case',
})
