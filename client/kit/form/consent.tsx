import { href } from '#shared/web/routes.ts'
import { type Tags, tagVendorWords, vendorsIn } from '#shared/web/tags.ts'
import * as dom from '#client/app/dom-names.ts'
import { Button } from '#client/kit/base/button.tsx'
import { Form } from './form.tsx'

/** What a shopper is asked. Another wording needs a new `limits.consentVersion`. */
export function consentQuestion(tags: Tags): string {
  const names = vendorsIn(tags).map((vendor) => tagVendorWords[vendor].name)
  const last = names.pop() ?? ''
  const named = names.length === 0 ? last : `${names.join(', ')}${names.length > 1 ? ',' : ''} dan ${last}`
  return `Bolehkah toko ini menghitung kunjungan dan belanja Anda dengan ${named}? Khusus usia 18 tahun ke atas. Toko berfungsi sama bila Anda menolak.`
}

/** Two equal buttons. `inPlace`: the script posts them without leaving the page. */
export function ConsentForm({ inPlace = false }: { inPlace?: boolean }) {
  return (
    <Form
      path={href('privacy')}
      action="choose"
      className="mt-3 grid grid-cols-2 gap-2"
      {...(inPlace ? dom.mark(dom.inPlaceMark) : {})}
    >
      <Button variant="outline" name="allowed" value="0">
        Tolak
      </Button>
      <Button variant="outline" name="allowed" value="1">
        Setuju
      </Button>
    </Form>
  )
}

/** The question for a shopper who has not chosen. A template shows nothing: without script no tag ever runs. */
export function ConsentTemplate({ tags }: { tags: Tags }) {
  return (
    <template id={dom.consentTemplateId}>
      <section
        id={dom.consentId}
        aria-label="Pilihan privasi"
        className="pointer-events-auto rounded-lg bg-surface p-4 shadow-float"
      >
        <p className="text-sm text-muted">{consentQuestion(tags)}</p>
        <ConsentForm inPlace />
      </section>
    </template>
  )
}
