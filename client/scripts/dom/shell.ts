import * as dom from '#client/app/dom-names.ts'

/** Runs when the page is complete; what comes late is not waited for. */
export function whenComplete(run: () => void): void {
  if (document.readyState !== 'loading' || document.querySelector(dom.shellEndTag)) return run()
  waiting.push(run)
  document.addEventListener('DOMContentLoaded', runWaiting)
  // The parser reaches the end of the shell only once, so the first script that waits defines this element.
  if (!customElements.get(dom.shellEndTag)) customElements.define(dom.shellEndTag, ShellEnd)
}

/** A page that left before its data, and whose data did not come: it says so, and has a way on. */
export function showBroken(): void {
  const broken = document.querySelector<HTMLTemplateElement>(`#${dom.meanwhileId} template`)
  if (broken && !document.querySelector('main')) document.body.replaceChildren(broken.content)
}

const waiting: (() => void)[] = []
function runWaiting() {
  for (const run of waiting.splice(0)) run()
}
class ShellEnd extends HTMLElement {
  connectedCallback() {
    runWaiting()
  }
}
