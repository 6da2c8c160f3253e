import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Gallery } from './gallery.tsx'

const shown = (video: string) => renderToString(<Gallery images={[]} name="Kaos" video={video} />)

test.each(['/media/kaos-video.mp4', 'https://cdn.acme.example/kaos.mp4?x=1', 'http://localhost:9000/kaos.webm'])(
  'a video at %s can be played',
  (video) => expect(shown(video)).toContain('Putar video'),
)

test.each([
  '',
  'javascript:alert(1)',
  'data:video/mp4,x',
  '//cdn.acme.example/kaos.mp4',
  'http://cdn.example/kaos.mp4',
])('nothing leads to %j', (video) => expect(shown(video)).not.toContain('Putar video'))
