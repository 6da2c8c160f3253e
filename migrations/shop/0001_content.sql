CREATE TABLE `article_category` (
	`slug` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`position` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `article` (
	`slug` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`category_slug` text NOT NULL,
	`image` text NOT NULL,
	`summary` text NOT NULL,
	`body` text NOT NULL,
	`published` integer NOT NULL,
	`published_at` integer NOT NULL,
	FOREIGN KEY (`category_slug`) REFERENCES `article_category`(`slug`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `article_by_date` ON `article` (`published_at`);--> statement-breakpoint
CREATE INDEX `article_by_category` ON `article` (`category_slug`,`published_at`);--> statement-breakpoint
CREATE TABLE `information` (
	`slug` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`body` text NOT NULL,
	`position` integer NOT NULL,
	`changed_at` integer NOT NULL
) STRICT;
