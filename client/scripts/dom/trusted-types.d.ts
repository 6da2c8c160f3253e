/** What TypeScript's library does not know yet: https://www.w3.org/TR/trusted-types/ */
// oxlint-disable-next-line no-var -- of its kinds only a `var` is a property of `globalThis`
declare var trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createHTML?: (html: string) => string; createScriptURL?: (url: string) => string | null },
      ): { createHTML(html: string): string; createScriptURL(url: string): string }
    }
  | undefined
