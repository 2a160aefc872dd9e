/** Version of the app, put in by the build: "0.1.0". */
declare const __VERSION__: string
/** Differs from build to build of the rules and of the code they depend on. */
declare const __BUILD__: string
