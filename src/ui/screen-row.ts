import type { ComponentType, ReactNode } from 'react'

export type ScreenProps = { children?: ReactNode }

/** How a screen is fetched when it is first needed. Rows stand beside the screens' modules; the shell makes them components. */
export interface ScreenRow {
  /** Of the component, and of its file. */
  name: string
  load: () => Promise<ComponentType<ScreenProps>>
  /** Dictionaries that arrive with it; one that is missing would take the page away while it is fetched. */
  namespaces: readonly string[]
  /** A part of it for those who are signed in, a file of its own: fetched ahead for whoever is, or is about to be. */
  signedInPart?: () => Promise<{ prefetch: () => void }>
}

type Load<Name extends string> = () => Promise<Readonly<Record<Name, ComponentType<ScreenProps>>>>

export const screen = <Name extends string>(
  load: Load<Name>,
  name: Name,
  namespaces: readonly string[] = [],
): ScreenRow => ({ name, load: async () => (await load())[name], namespaces })
