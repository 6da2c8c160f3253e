import type { NamesAnsweredBy, Decoded, EndpointOf, OutputOf } from '#shared/api/index.ts'
import { messageOf } from '#shared/text/errors.ts'
import { accepted, refused, type Refused } from '#shared/result.ts'
import {
  changeContact,
  changePassword,
  confirmContact,
  removeAccount,
  removePhoto,
  renewed,
  setPhoto,
} from '#commerce/account/worker-handlers.ts'
import { accountDigest, addressDigest } from '#commerce/platform/network.ts'
import { hashInTurn } from '#commerce/identity/customers/hash-places.ts'
import { loginOf } from '#commerce/identity/customers/login-name.ts'
import { checkRegistration, type NewCustomer, passwordProblem, shopWords } from '#commerce/identity/customers/rules.ts'
import type { Attempt, SignedIn } from '#commerce/identity/sign-in/sign-in.ts'
import type { Env } from '#commerce/platform/env.ts'
import {
  beginGoogle,
  enterByGoogle,
  findGoogle,
  confirmAtGoogle,
  linkByGoogle,
  peekGoogle,
  unlinkByGoogle,
} from '#commerce/identity/google/worker-handlers.ts'
import {
  add as addPasskey,
  beginAdd as beginAddPasskey,
  beginConfirm as beginPasskeyConfirm,
  beginLogin as beginPasskeyLogin,
  confirm as confirmByPasskey,
  enterByPasskey,
} from '#commerce/identity/passkeys/worker-handlers.ts'
import { listRegions, searchRegions } from '#commerce/region/handlers.ts'
import type { Caller, Reply } from '#commerce/platform/call.ts'
import type { WorkerScope } from '#commerce/platform/http/worker-scope.ts'
import { secretsOf } from '#commerce/platform/secrets.ts'
import { signSession } from '#commerce/platform/tokens.ts'

type WorkerHandlers = {
  [Name in NamesAnsweredBy<'worker'>]: (
    input: Decoded<EndpointOf<Name>>,
    scope: WorkerScope,
  ) => Promise<Reply<OutputOf<EndpointOf<Name>>>>
}

/** Answered by the Worker with JSON in and out. Hashing stays here: it would stop the Shop's only thread. */
export const workerHandlers: WorkerHandlers = {
  'region.list': async (input) => ({ result: listRegions(input), generation: 0 }),
  'region.search': async (input) => ({ result: searchRegions(input), generation: 0 }),

  async 'customer.login'({ login, password, humanToken }, { env, shop, caller }) {
    const attempt = attemptOf(env, caller, login)
    const { result: challenge, generation } = await shop.internalCall('beginLogin', { attempt, humanToken }, caller)
    if (!challenge.ok) return { result: challenge, generation }
    const { id, uncheckedId, owner, cost } = challenge.value
    const hashed = await hashInTurn(password, cost, { env, caller, owner })
    if (!hashed.ok) return cancelled({ shop, caller }, [id, uncheckedId], hashed)
    const { hash } = hashed.value
    const done = await shop.internalCall('finishLogin', { attempt, id, uncheckedId, hash }, caller)
    return signedIn(env, caller, done)
  },

  async 'customer.finishRegistration'(input, { env, shop, caller }) {
    return signedIn(env, caller, await shop.internalCall('finishRegistration', input, caller))
  },

  'customer.sendRegistrationCode': (input, { shop, caller }) => shop.internalCall('resendRegistration', input, caller),

  async 'customer.loginByCode'(input, { env, shop, caller }) {
    return signedIn(env, caller, await shop.internalCall('loginByCode', input, caller))
  },

  async 'customer.resetPassword'({ ticket, code, password }, { env, shop, caller, company }) {
    const problem = passwordProblem(password, shopWords(company.hosts))
    if (problem) return { result: refused(problem, {}, { password: messageOf(problem) }), generation: 0 }
    const { result: challenge, generation } = await shop.internalCall('beginReset', { ticket, code }, caller)
    if (!challenge.ok) return { result: challenge, generation }
    const { cost, owner } = challenge.value
    const hashed = await hashInTurn(password, cost, { env, caller, owner })
    if (!hashed.ok) return { result: hashed, generation }
    const done = await shop.internalCall('finishReset', { ticket, code, password: hashed.value }, caller)
    return signedIn(env, caller, done)
  },

  'account.changeContact': changeContact,
  'account.confirmContact': confirmContact,
  'account.changePassword': changePassword,
  'account.setPhoto': setPhoto,
  'account.removePhoto': removePhoto,
  'account.remove': removeAccount,

  'google.find': findGoogle,
  'google.begin': beginGoogle,
  'google.peek': peekGoogle,
  'google.link': async (input, scope) => renewed(scope, await linkByGoogle(input, scope)),
  'google.unlink': async (input, scope) => renewed(scope, await unlinkByGoogle(input, scope)),
  'google.confirm': confirmAtGoogle,
  'google.login': async (input, scope) => signedIn(scope.env, scope.caller, await enterByGoogle(input, scope)),

  'passkey.beginAdd': beginAddPasskey,
  'passkey.add': addPasskey,
  'passkey.beginLogin': beginPasskeyLogin,
  'passkey.beginConfirm': beginPasskeyConfirm,
  'passkey.confirm': confirmByPasskey,
  'passkey.login': async (input, scope) => signedIn(scope.env, scope.caller, await enterByPasskey(input, scope)),

  async 'customer.register'(input, scope) {
    const asked = checkRegistration(input, scope.company.hosts)
    if (!asked.ok) return { result: asked, generation: 0 }
    return register(input, asked.value, scope)
  },
}

async function register(
  { password, humanToken }: Decoded<EndpointOf<'customer.register'>>,
  asked: NewCustomer,
  { env, shop, caller }: WorkerScope,
) {
  const attempt = attemptOf(env, caller, asked.phone)
  const { result: challenge, generation } = await shop.internalCall(
    'beginRegister',
    { attempt, asked, humanToken },
    caller,
  )
  if (!challenge.ok) return { result: challenge, generation }
  const { id, cost } = challenge.value
  const hashed = await hashInTurn(password, cost, { env, caller, owner: null })
  if (!hashed.ok) return cancelled({ shop, caller }, [id], hashed)
  const { result, ...reply } = await shop.internalCall('finishRegister', { id, asked, password: hashed.value }, caller)
  if (!result.ok) return { ...reply, result }
  const { value } = result
  if (value.ticket !== null) return { ...reply, result: accepted({ ...nobody, ticket: value.ticket }) }
  const { result: entered } = await signedIn(env, caller, { ...reply, result: accepted(value) })
  return { ...reply, result: entered.ok ? accepted({ ...entered.value, ticket: null }) : entered }
}

/** The counted tries are taken back, because nothing was tried. */
async function cancelled(
  { shop, caller }: Pick<WorkerScope, 'shop' | 'caller'>,
  hits: readonly (string | null)[],
  result: Refused,
): Promise<Reply<never>> {
  const { generation } = await shop.internalCall('cancelLogin', { ids: hits.filter((id) => id !== null) }, caller)
  return { result, generation }
}

/** In the place of a customer, while the code is awaited. */
const nobody = {
  ...{ id: null, branchId: null, code: '', email: null, name: '', phone: null, type: '', typeName: '' },
  token: null,
  device: null,
}

function attemptOf(env: Env, { companyId, address }: Caller, login: string): Attempt {
  const found = loginOf(login)
  const secret = `${env.TOKEN_SECRET}\n${companyId}`
  return { login: found, account: accountDigest(secret, found.value), address: addressDigest(secret, address) }
}

async function signedIn<T extends SignedIn>(env: Env, { companyId }: Caller, { result, generation }: Reply<T>) {
  if (!result.ok) return { result, generation }
  const { profile, customerId, sessionId, deviceKey, ...more } = result.value
  const token = await signSession(secretsOf(env), companyId, { customerId, sessionId }, new Date())
  return { result: accepted({ ...more, ...profile, token, device: deviceKey }), generation }
}
