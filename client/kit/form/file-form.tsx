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

/** The field of a file, and what may be chosen, which the script moves beside the tiles. */
export function FileField({ allowed, ...field }: FieldProps & { allowed: ReactNode }) {
  const id = useId()
  return (
    // It describes the group: the field itself is described by its hint, or by what is wrong with it.
    <div role="group" aria-describedby={id}>
      <Field
        type="file"
        {...field}
        trailing={
          <span id={id} className="mt-1 block text-sm text-muted">
            {allowed}
          </span>
        }
      />
    </div>
  )
}
