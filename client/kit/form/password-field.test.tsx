import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { installRenderer } from '#client/app/page/edge-renderer.ts'
import PasswordField from './password-field-island.tsx'

installRenderer(renderToString)

// Proves ASVS 6.2.6, ASVS 6.2.7
test('a password field hides what is typed, says its purpose to password managers, and cuts off nothing', () => {
  for (const purpose of ['current-password', 'new-password'] as const) {
    const [field = ''] = /<input[^>]*>/.exec(renderToString(<PasswordField autoComplete={purpose} />)) ?? []
    expect(field).toContain('type="password"')
    expect(field.toLowerCase()).toContain(`autocomplete="${purpose}"`)
    expect(field.toLowerCase()).not.toMatch(/maxlength|readonly|onpaste/)
  }
})
