CREATE TABLE "ongoing_problems" (
	"problem" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"notified_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "server_errors" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"source" text NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
