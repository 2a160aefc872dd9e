/** Version of the app, put in by the build: "0.1.0". */
declare const __VERSION__: string
