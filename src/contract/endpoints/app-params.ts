import { opaqueId, strictObject } from '../entities/shared/fields.ts'

export const appParams = strictObject({ appId: opaqueId() })
