/** What the fake vendors and their shops share. */
export const midtransKey = 'SB-Mid-server-only-for-tests'
export const xenditKeys = { secretKey: 'xnd_development_only-for-tests', callbackToken: 'token-only-for-tests' }
export const turnstileSecret = 'only-for-tests-turnstile'
