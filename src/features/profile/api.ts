import type { ProfileUpdate, ServedProfile } from '#src/contract/entities/profile.ts'
import { call } from '#src/lib/http.ts'

const path = (userId: number) => ({ params: { id: String(userId) } })

export async function getProfile(userId: number, signal?: AbortSignal): Promise<ServedProfile> {
  const { data } = await call('getUser', { ...path(userId), ...(signal && { signal }) })
  return data
}

/** `leaving`: the page is closing and will not wait for the answer. */
export async function updateProfile(userId: number, body: ProfileUpdate, leaving = false): Promise<ServedProfile> {
  const { data } = await call('updateUser', { ...path(userId), body, ...(leaving && { keepalive: true }) })
  return data
}
