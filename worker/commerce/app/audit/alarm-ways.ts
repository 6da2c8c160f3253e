import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { EncryptedUrl } from '#commerce/platform/encrypted-url.ts'
import type { Env } from '#commerce/platform/env.ts'
import { secretAs } from '#commerce/platform/secrets.ts'
import { messageVendors } from '#commerce/vendors/messages/registry.ts'

/** How the operator is notified of alarms, from the secret ALARMS: one way or both. */
const Ways = z
  .strictObject({
    webhook: z
      .strictObject({
        url: EncryptedUrl,
        /** As Standard Webhooks writes it, so that the receiver's library takes it as it is. */
        secret: z.string().regex(/^whsec_[A-Za-z0-9+/]{32,100}={0,2}$/),
      })
      .optional(),
    email: z.strictObject({ to: z.email().max(limits.emailChars), keys: messageVendors.email.keys }).optional(),
  })
  .refine(({ webhook, email }) => webhook ?? email, { path: ['webhook'] })
type Ways = z.output<typeof Ways>

/** null: the operator is not notified. */
export const alarmWaysOf = (env: Env): Ways | null => secretAs('ALARMS', env, Ways)
