/** Version of the app, e.g. "0.1.0"; defined by the build. */
declare const __VERSION__: string
/** Hash of the code of the rules and of the code that the rules depend on; defined by the build. */
declare const __BUILD__: string
