import { type RouteName, routes } from './routes.ts'

/** What a shopper does where a shop may ask whether a person is there. A token for one is good for no other. */
export type HumanAction = 'login' | 'code' | 'register'

/** Where Turnstile's script comes from and where its frame lives. */
export const humanCheckOrigin = 'https://challenges.cloudflare.com'

/** The pages with a form that is checked; only they may load anything of Turnstile. */
export const mayCheckHumans = (route: RouteName | null): boolean => route !== null && routes[route].checksHuman
