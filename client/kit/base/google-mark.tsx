/** Google's mark, as its rules for such buttons want it: in its own colours. */
export const GoogleMark = () => (
  <svg className="brand-mark" width="18" height="18" viewBox="0 0 48 48" aria-hidden="true">
    <path
      fill="#4285f4"
      d="M46.5 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h12.6c-.5 2.9-2.2 5.4-4.7 7v5.8h7.6c4.5-4.1 7-10.2 7-16.8z"
    />
    <path
      fill="#34a853"
      d="M24 47c6.3 0 11.6-2.1 15.5-5.7l-7.6-5.8c-2.1 1.4-4.8 2.2-7.9 2.2-6.1 0-11.3-4.1-13.1-9.6H3v6C6.9 42 14.8 47 24 47z"
    />
    <path
      fill="#fbbc05"
      d="M10.9 28.100c-.5-1.4-.7-2.9-.7-4.500s.3-3.1.7-4.500v-6H3C1.4 16.4.5 20 .5 23.600s.9 7.2 2.5 10.500z"
    />
    <path
      fill="#ea4335"
      d="M24 9.500c3.4 0 6.5 1.2 8.9 3.500l6.7-6.700C35.6 2.5 30.3.2 24 .2 14.8.2 6.9 5.2 3 13.100l7.9 6c1.8-5.5 7-9.6 13.1-9.600z"
    />
  </svg>
)
