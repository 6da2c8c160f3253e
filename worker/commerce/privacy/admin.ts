import { z } from 'zod'
import { accepted } from '#shared/result.ts'
import { operation } from '#commerce/platform/administration/operation.ts'
import { registerOf } from './register.ts'

const text = z.string()
const texts = z.array(text)

/** What UU PDP 27/2022 asks a shop to have at hand. */
export const privacyOperations = {
  register: operation({
    method: 'GET',
    path: '/shops/:host/privacy/register',
    role: 'manager',
    summary:
      'The register of processing (UU PDP, article 31): what for, whose data, how long, who receives them, where',
    output: z.object({
      controller: z.object({
        name: text,
        address: text,
        contact: text,
        nib: text.nullable(),
        pse: text.nullable(),
      }),
      place: text,
      receivers: z.array(z.object({ name: text, place: text, gets: text })),
      activities: z.array(
        z.object({
          name: text,
          people: text,
          data: text,
          basis: text,
          kept: text,
          receivers: texts,
          tables: texts,
        }),
      ),
    }),
    run: (tx) => accepted(registerOf(tx)),
  }),
}
