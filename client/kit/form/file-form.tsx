import * as dom from '#client/app/dom-names.ts'
import { FieldErrorTemplate } from './field.tsx'
import { Form, type FormProps } from './form.tsx'

/** A form that takes files. The script shows how far they have come, and what is wrong without loading the page. */
export function FileForm({ children, ...form }: FormProps) {
  return (
    <Form encType="multipart/form-data" {...dom.mark(dom.sendsFilesMark)} {...form}>
      <FieldErrorTemplate />
      {children}
    </Form>
  )
}
