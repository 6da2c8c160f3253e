import { type ReactNode, useId } from 'react'
import * as dom from '#client/app/dom-names.ts'
import { Field, FieldErrorTemplate, type FieldProps } from './field.tsx'
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

/** The field of a file, and on a desktop beside it what may be chosen. */
export function FileField({ allowed, ...field }: FieldProps & { allowed: ReactNode }) {
  const id = useId()
  return (
    // It describes the group: the field itself is described by its hint, or by what is wrong with it.
    <div role="group" aria-describedby={id} className="grid items-end gap-x-4 gap-y-1 sm:grid-cols-2">
      <Field type="file" {...field} />
      <div id={id} className="text-sm text-muted">
        {allowed}
      </div>
    </div>
  )
}
