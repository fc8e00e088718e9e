import { quickenScreens } from './screens/quick-screens.ts'
import { quickenStyles } from './screens/visible-styles.ts'
import { watchPlaceholders } from './screens/watch-placeholders.ts'

// The test files of a worker share one window, so this is done as the module is loaded, once: each further watcher would
// look at every change of the page again.
quickenScreens()
quickenStyles()
watchPlaceholders()
