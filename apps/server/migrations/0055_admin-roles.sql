ALTER TABLE "users" ADD COLUMN "admin_role" text;--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "admin_role" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_admin_role_known" CHECK ("users"."admin_role" in ('pemilik', 'kasir', 'gudang', 'dukungan')) NOT VALID;--> statement-breakpoint
ALTER TABLE "users" VALIDATE CONSTRAINT "users_admin_role_known";--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_admin_role_known" CHECK ("links"."admin_role" in ('pemilik', 'kasir', 'gudang', 'dukungan')) NOT VALID;--> statement-breakpoint
ALTER TABLE "links" VALIDATE CONSTRAINT "links_admin_role_known";--> statement-breakpoint
-- Today's admins stay what they are; so do those who are invited.
-- in batches of users.id
UPDATE "users" SET "admin_role" = 'pemilik' WHERE "role" = 'admin' AND "admin_role" IS NULL AND "id" BETWEEN $1 AND $2;--> statement-breakpoint
-- in batches of links.id
UPDATE "links" SET "admin_role" = 'pemilik' WHERE "kind" = 'admin' AND "admin_role" IS NULL AND "id" BETWEEN $1 AND $2;
