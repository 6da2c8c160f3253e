import { island } from '../island.tsx'
import { copyText } from '../state/clipboard.ts'
import { CopyButton } from '../ui/copy.tsx'

export default island(
  'copy-button',
  function Copy({ value, label }: { value: string; label: string }) {
    return <CopyButton value={value} label={label} onCopy={copyText} />
  },
  'visible',
)
