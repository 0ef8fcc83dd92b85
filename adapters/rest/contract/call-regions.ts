import { type ByRegion, type Region, regions } from '../../../domain/region';

const those = (haveIt: ByRegion<boolean>): readonly Region[] => regions.filter((region) => haveIt[region]);

/** Which regions have a call: each set says it of every region there is, so that a new one is decided here [API-10]. */
export const inEveryRegion = those({ HK: true, TW: true });
export const inHongKong = those({ HK: true, TW: false });
export const inTaiwan = those({ HK: false, TW: true });
