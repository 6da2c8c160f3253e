import { island } from '#client/app/island/island.tsx'
import { copyText } from '#client/app/browser/clipboard.ts'
import { CopyButton } from './copy.tsx'

export default island(
  'copy-button',
  function Copy({ value, label }: { value: string; label: string }) {
    return <CopyButton value={value} label={label} onCopy={copyText} />
  },
  'visible',
)
