CREATE TABLE "kept_figures" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
