export const MAX_MOSQUE_NAME = 100;
export const MAX_TOWN_NAME = 100;
export const MAX_ROOM_NAME = 60;
