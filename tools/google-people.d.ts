export const issuer: string
export const client: { clientId: string; clientSecret: string }
export interface Person {
  sub: string
  name: string
  email: string
  email_verified: boolean
}
export const people: readonly [Person, Person, Person]
