import type { QrDrawing } from './qr.ts'

interface QrCodeProps {
  qr: QrDrawing
  label: string
  /** The length of a side. Whole pixels for each module keep the edges sharp. */
  px: number
  className: string
}

/**
 * Black on white for everybody, as scanners need it. The white is a shape, not a background: a browser with forced
 * colours replaces backgrounds.
 */
export function QrCode({ qr: { size, path }, label, px, className }: QrCodeProps) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={px}
      height={px}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      className={className}
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
