import { island } from '#client/island.tsx'
import { copyText } from '#client/state/clipboard.ts'
import { CopyButton } from '#client/ui/copy.tsx'

export default island(
  'copy-button',
  function Copy({ value, label }: { value: string; label: string }) {
    return <CopyButton value={value} label={label} onCopy={copyText} />
  },
  'visible',
)
