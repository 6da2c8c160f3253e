/** What drizzle-kit writes beside the SQL; the `.sql` files arrive as text. */
declare module '*/migrations/shop/migrations.js' {
  const config: {
    journal: { entries: { idx: number; when: number; tag: string; breakpoints: boolean }[] }
    migrations: Record<string, string>
  }
  export default config
}
