-- The cached figures of this table are gone; its last row is the id of the storage.
CREATE TABLE "storage_ids" (
	"id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO "storage_ids" SELECT "value" #>> '{}' FROM "kept_figures" WHERE "name" = 'storage id';
--> when older servers have left
DROP TABLE "kept_figures";
