import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ServedProfile } from '#src/contract/entities/profile.ts'
import { registerSaver } from '#src/lib/before-leave.ts'
import { ApiError } from '#src/lib/http.ts'
import { toastError } from '#src/lib/toast.ts'
import { updateProfile } from './api.ts'
import { Autosave } from './autosave.ts'
import type { SaveFailure } from './autosave.ts'
import { profileKey } from './hooks.ts'

function failureOf(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return { kind: 'later' }
  if (error.status === 401) return { kind: 'signed-out' }
  const refused = error.status >= 400 && error.status < 500 && error.status !== 429
  return refused ? { kind: 'refused', errors: error.errors ?? {} } : { kind: 'later' }
}

// The save status and the offline note already say that there is no connection.
const isSilent = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.code === 'network' || error.code === 'timeout')

let current: { userId: number; client: QueryClient; autosave: Autosave } | undefined

/** The autosave of this customer. Another customer's, and what they typed, ends here. */
function autosaveOf(userId: number, client: QueryClient): Autosave {
  if (current?.userId === userId && current.client === client) return current.autosave
  forgetTyped()
  const key = profileKey(userId)
  const autosave = new Autosave({
    save: (changes, leaving) => updateProfile(userId, changes, leaving),
    acknowledged: () => client.getQueryData<ServedProfile>(key),
    onSaved: (served) => {
      // A read that began before this save would bring the old values back.
      void client.cancelQueries({ queryKey: key })
      client.setQueryData(key, served)
    },
    failureOf,
    onFailure: (error) => {
      if (!isSilent(error)) toastError(error)
    },
  })
  current = { userId, client, autosave }
  return autosave
}

/** Forgets what was typed and not saved, as the end of the page does. */
export function forgetTyped(): void {
  current?.autosave.stop()
  current = undefined
}

/** The autosave of this customer and its state; what is unsaved goes out when the line comes back and before leaving. */
export function useAutosave(userId: number) {
  const client = useQueryClient()
  const [autosave] = useState(() => autosaveOf(userId, client))
  const state = useSyncExternalStore(autosave.subscribe, autosave.state)
  useEffect(() => {
    const retry = () => void autosave.flush()
    window.addEventListener('online', retry)
    const unregister = registerSaver(async (reason) => {
      if (reason === 'pagehide') autosave.leave()
      else if (reason !== 'expired') await autosave.flush()
    })
    // What a sign-in interrupted is still here.
    retry()
    return () => {
      window.removeEventListener('online', retry)
      unregister()
      void autosave.flush()
    }
  }, [autosave])
  return { autosave, state }
}
