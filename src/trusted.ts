// The first import of main.tsx: the one Trusted Types policy of the page. It lets the app's own script addresses through
// (the service worker's); markup and script text have no way in at all.
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): unknown
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }

trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    if (new URL(address, location.href).origin !== location.origin) throw new TypeError('a script of another origin')
    return address
  },
})
