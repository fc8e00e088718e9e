import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { detailFields } from '#src/contract/entities/applications/application-details.ts'
import type { ApplicationDetails } from '#src/contract/entities/applications/application-details.ts'
import type { ServedProfile } from '#src/contract/entities/profile/profile.ts'
import { isDetailedProduct } from '#src/contract/entities/shared/loan-products.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { registerSaver } from '#src/lib/before-leave.ts'
import { ApiError } from '#src/lib/http/http.ts'
import { profileKey } from '#src/lib/http/query.ts'
import { toastError } from '#src/lib/toast.ts'
import { updateDetails, updateProfile } from '../api.ts'
import { detailsKey } from '../hooks.ts'
import type { Answers, FormValue } from '../profile-values.ts'
import { Autosave } from './autosave.ts'
import type { SaveFailure } from './autosave.ts'
import { DeviceDraft } from './device-draft.ts'
import type { Draft } from './device-draft.ts'
import { joinFormStores } from './form-store.ts'
import type { FormStore } from './form-store.ts'

function failureOf(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return { kind: 'later' }
  if (error.status === 401) return { kind: 'signed-out' }
  const refused = error.status >= 400 && error.status < 500 && error.status !== 429
  return refused ? { kind: 'refused', errors: error.errors ?? {} } : { kind: 'later' }
}

// The save status and the offline note already say that there is no connection.
const isSilent = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.code === 'network' || error.code === 'timeout')

interface Kept {
  userId: number
  client: QueryClient
  profile: Autosave<ServedProfile>
  /** Keeps on this device what is not saved. */
  device: DeviceDraft
  /** What the customer's applications keep of their own, by application. */
  own: Map<string, Autosave<ApplicationDetails>>
}

let current: Kept | undefined

const onFailure = (error: unknown) => {
  if (!isSilent(error)) toastError(error)
}

/** What this customer typed, on this page or, as `found`, on an earlier one. Another customer's ends here. */
function keptOf(userId: number, client: QueryClient, found: Draft | null): Kept {
  if (current?.userId === userId && current.client === client) return current
  forgetTyped()
  const key = profileKey(userId)
  const device = new DeviceDraft(userId, found)
  const profile = new Autosave<ServedProfile>({
    save: (changes, leaving) => updateProfile(userId, changes, leaving),
    acknowledged: (field) => valueIn(client.getQueryData<ServedProfile>(key), field),
    onSaved: (served) => take(client, key, served),
    failureOf,
    onFailure,
    onTyped: device.keepSoon,
  })
  device.add('profile', profile)
  current = { userId, client, profile, device, own: new Map() }
  return current
}

function ownOf({ client, device, own }: Kept, appId: string): Autosave<ApplicationDetails> {
  const known = own.get(appId)
  if (known) return known
  const key = detailsKey(appId)
  const autosave = new Autosave<ApplicationDetails>({
    save: (changes, leaving) => updateDetails(appId, changes, leaving),
    acknowledged: (field) => valueIn(client.getQueryData<ApplicationDetails>(key), field),
    onSaved: (served) => take(client, key, served),
    failureOf,
    onFailure,
    onTyped: device.keepSoon,
  })
  device.add(appId, autosave)
  own.set(appId, autosave)
  return autosave
}

function valueIn(served: object | undefined, field: string): FormValue | undefined {
  return served && ((served as Answers)[field] ?? '')
}

function take(client: QueryClient, key: readonly unknown[], served: object): void {
  // A read that began before this save would bring the old values back.
  void client.cancelQueries({ queryKey: key })
  client.setQueryData(key, served)
}

/** Forgets what was typed and not saved, as the end of the page does. */
export function forgetTyped(): void {
  current?.device.stop()
  current?.profile.stop()
  for (const own of current?.own.values() ?? []) own.stop()
  current = undefined
}

function keeperOf(kept: Kept, product: LoanProduct, appId: string | null): FormStore {
  if (appId === null || !isDetailedProduct(product)) return kept.profile
  const fields = detailFields(product)
  return joinFormStores(kept.profile, ownOf(kept, appId), (field) => fields.includes(field))
}

/** The keeper of this customer's form and its state; what is unsaved goes out when the line returns and before leaving. */
export function useAutosave(userId: number, found: Draft | null, product: LoanProduct, appId: string | null) {
  const client = useQueryClient()
  const [keeper] = useState(() => keeperOf(keptOf(userId, client, found), product, appId))
  const state = useSyncExternalStore(keeper.subscribe, keeper.state)
  useEffect(() => {
    const retry = () => void keeper.flush()
    window.addEventListener('online', retry)
    const unregister = registerSaver(async (reason) => {
      if (reason === 'pagehide') keeper.leave()
      else if (reason !== 'expired') await keeper.flush()
    })
    // What a sign-in interrupted is still here.
    retry()
    return () => {
      window.removeEventListener('online', retry)
      unregister()
      void keeper.flush()
    }
  }, [keeper])
  return { keeper, state }
}
