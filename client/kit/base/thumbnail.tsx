import type { ReactNode } from 'react'
import { Image } from '#client/app/image.tsx'

interface ThumbnailProps {
  src: string | null | undefined
  /** What its initials come from when there is no image. The words beside it say the same. */
  name: string
  large?: boolean
  /** What it shows cannot be bought. */
  dimmed?: boolean
  /** Lies over it. */
  children?: ReactNode
}
/** The small image at the start of a line. */
export const Thumbnail = ({ src, name, large, dimmed, children }: ThumbnailProps) => (
  <span
    className={`${large ? 'size-16' : 'size-14'} relative shrink-0 overflow-hidden rounded-sm ${dimmed ? 'dimmed' : ''}`}
  >
    <Image src={src} alt="" label={name} size={large ? 64 : 56} />
    {children}
  </span>
)
