import type { ReactNode } from 'react'

/** Stands in the place of a screen that is not there; plain, as nothing of the screens' style may have arrived. */
export function OopsScreen({ title, help, children }: { title: string; help: string; children?: ReactNode }) {
  return (
    <main id="main" className="app-oops" tabIndex={-1}>
      <h1>{title}</h1>
      <p>{help}</p>
      {children}
    </main>
  )
}
