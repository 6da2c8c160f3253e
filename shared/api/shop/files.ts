import { Code } from '#shared/api/contract/brands.ts'
import { change, endpoint, wire } from '#shared/api/contract/endpoint.ts'

/** Files a shopper sends along with a form. */
export const files = {
  /** Sent as multipart; the contract describes only its answer. The answer's id goes into the call the file is for. */
  upload: endpoint({
    ...change,
    access: 'visitor',
    answeredBy: 'route',
    upstream: 'POST /helper/upload',
    output: () => wire({ fileId: ['FILE_ID', Code] }),
  }),
}
